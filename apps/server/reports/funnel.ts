import type { FunnelStep, TrackingSet } from "@voxlog/tracking";
import { countSelected, type Day, nameOf, sessionsWith, tableOf } from "./columns.ts";
import { CONVERSION, hadEvent, VIEWED_PAGE, viewedPage } from "./filters.ts";
import { type Report, sqlString } from "./report.ts";

/** Returns the steps of a set's funnel; without one, its conversions. */
export const stepsOf = ({ declaration: { funnel, conversions = [] } }: TrackingSet): readonly FunnelStep[] =>
  funnel ?? conversions.map((conversion) => ({ step: conversion, conversion }));

const sessionsThatTook = (step: FunnelStep, day: Day): Uint8Array =>
  "pages" in step
    ? sessionsWith(day, VIEWED_PAGE, step.pages)
    : "event" in step
      ? sessionsWith(day, nameOf(tableOf(step.event)), [step.event])
      : sessionsWith(day, CONVERSION, [step.conversion]);

const eventsIn = (set: TrackingSet) =>
  stepsOf(set).flatMap((step) => ("event" in step ? [nameOf(tableOf(step.event))] : []));

/** Counts the sessions, and those that reached each step of the set's funnel. */
export const funnel: Report = {
  keys: [],
  counts: (set) => ["visits", ...stepsOf(set).map(({ step }) => step)],
  sqlite: (set) => ({
    columns: [VIEWED_PAGE, CONVERSION, ...eventsIn(set)],
    count(day) {
      const marks = stepsOf(set).map((step) => sessionsThatTook(step, day));
      return [countSelected(day, marks)];
    },
  }),
  clickhouse: ({ set, sessions, events, selected }) => {
    const took = (each: FunnelStep) =>
      "pages" in each
        ? viewedPage(each.pages.map(sqlString))
        : "event" in each
          ? hadEvent(events, sqlString(each.event))
          : `s.conversion_type = ${sqlString(each.conversion)}`;
    const steps = stepsOf(set).map((each) => `, countIf(${took(each)}) AS \`${each.step}\``);
    return `SELECT count() AS visits ${steps.join("")} FROM ${sessions} AS s WHERE ${selected}`;
  },
};
