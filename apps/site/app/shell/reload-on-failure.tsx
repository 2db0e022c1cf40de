import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** Shown until there is a network again. */
  offline?: ReactNode;
};
type State = { failed: false | "offline" | "online" };

/**
 * Reloads the page when rendering fails, for example because a release replaced a view's code: the address is already
 * the view's, and its HTML works by itself. Without a network, it waits until there is one.
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
