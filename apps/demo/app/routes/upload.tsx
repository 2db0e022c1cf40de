export { UploadScreen as Component } from "../screens/upload.tsx";
