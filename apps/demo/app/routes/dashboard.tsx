export { DashboardScreen as Component } from "../screens/dashboard.tsx";
