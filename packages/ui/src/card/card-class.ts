/** The look of a raised panel, without room inside. */
export const cardClass = "kit:rounded-xl kit:border kit:border-border kit:bg-surface-raised kit:shadow-sm";
