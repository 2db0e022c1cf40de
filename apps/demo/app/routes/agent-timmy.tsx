export { AgentTimmyScreen as Component } from "../features/agent-timmy/agent-timmy-screen.tsx";
