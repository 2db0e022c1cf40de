export { CallTimmyScreen as Component } from "../screens/call-timmy.tsx";
