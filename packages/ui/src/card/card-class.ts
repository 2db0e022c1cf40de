/** A raised panel without padding. */
export const cardClass =
  "kit:rounded-xl kit:border kit:border-border kit:bg-surface-raised kit:text-text kit:shadow-sm";
