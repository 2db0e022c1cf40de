const { refuseField } = require(`${__hooks}/voxlog-tracking/refuse-field.cjs`);

/**
 * Counts never fall: an update that was read before another one was written keeps the higher count.
 * Nobody has seen more different pages than pages.
 */
exports.keepHighestCounts = (record, stored) => {
  for (const field of ["page_count", "unique_page_count"]) {
    record.set(field, Math.max(record.getFloat(field), stored.getFloat(field)));
  }
  if (record.getFloat("unique_page_count") > record.getFloat("page_count")) {
    refuseField("unique_page_count", "validation_above_page_count", "Must not be above page_count.");
  }
};
