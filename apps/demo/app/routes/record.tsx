export { RecordScreen as Component } from "../screens/record.tsx";
