export { RecordScreen as Component } from "../features/record/record-screen.tsx";
