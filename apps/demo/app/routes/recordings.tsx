export { RecordingsScreen as Component } from "../features/recordings/recordings-screen.tsx";
