export { RecordingsScreen as Component } from "../screens/recordings.tsx";
