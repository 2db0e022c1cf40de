import { Component, type ReactNode } from "react";

type State = { failed: boolean };

/**
 * Fetches the page anew when the application breaks: on the way to a view whose code fails to load, as after a
 * release that replaced it, the address is that view's already, and its page works by itself.
 */
export class ReloadOnFailure extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(): void {
    location.reload();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
