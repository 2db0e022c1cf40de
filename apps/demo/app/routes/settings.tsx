export { SettingsScreen as Component } from "../screens/settings.tsx";
