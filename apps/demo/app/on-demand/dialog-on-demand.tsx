import { useToast } from "@voxlog/ui/toast";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";

/**
 * A dialog that no first load carries along: its code is fetched when it is rendered, open or not, and so is there
 * when it opens. If it cannot be fetched, the visitor is told so when they want it.
 *
 * @param load imports the dialog.
 * @param close answers for the visitor when there is no dialog; it must be the answer that loses nothing.
 */
export function dialogOnDemand<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, it is called once per module.
  return function DialogOnDemand(props) {
    const { t } = useTranslation("common");
    const toast = useToast();
    const { open } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props>>();

    const giveUp = useEffectEvent(() => {
      toast(t(($) => $.failure));
      close(props);
    });
    useEffect(() => {
      if (Dialog) return;
      load().then(
        (component) => setDialog(() => component),
        () => {
          if (open) giveUp(); // Otherwise it is tried again when it is wanted.
        },
      );
    }, [open, Dialog]);

    return Dialog ? <Dialog {...props} /> : null;
  };
}
