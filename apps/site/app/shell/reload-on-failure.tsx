import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** Shown instead while there is no network to fetch the page by. */
  offline?: ReactNode;
};
type State = { failed: false | "offline" | "online" };

/**
 * Fetches the page anew when the application breaks: on the way to a view whose code fails to load, as after a
 * release that replaced it, the address is that view's already, and its page works by itself. Without a network a
 * browser would have nothing to show: then that waits until there is one.
 */
export class ReloadOnFailure extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: navigator.onLine ? "online" : "offline" };
  }

  override componentDidCatch(): void {
    if (this.state.failed === "offline" && this.props.offline) addEventListener("online", reload);
    else reload();
  }

  override componentWillUnmount(): void {
    removeEventListener("online", reload);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return failed === "offline" && this.props.offline;
  }
}

const reload = (): void => location.reload();
