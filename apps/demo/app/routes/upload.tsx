export { UploadScreen as Component } from "../features/upload/upload-screen.tsx";
