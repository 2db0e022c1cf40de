export { AgentTimmyScreen as Component } from "../screens/agent-timmy.tsx";
