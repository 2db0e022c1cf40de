export { CallTimmyScreen as Component } from "../features/call-timmy/call-timmy-screen.tsx";
