import {
  eventFields,
  type Field,
  type Measurement,
  namesPattern,
  pageVisitFields,
  type ReadyMadeEvents,
  sessionFields,
  type ValueOf,
} from "./fields.ts";

/** A product's own field. It is never required, so that no visit is lost without it. */
export type ExtraField =
  | { type: "text"; max: number; pattern?: string }
  | { type: "select"; values: readonly string[] }
  | { type: "number"; min?: number; max?: number }
  | { type: "bool" };

/** Names of the package's and PocketBase's fields. */
type Reserved =
  | "id"
  | "created"
  | "updated"
  | "sent_at"
  | keyof typeof sessionFields
  | keyof typeof pageVisitFields;
type ExtraFields<F extends ExtraField> = Record<string, F> & { [name in Reserved]?: never };

/**
 * A step toward a conversion: sessions that visited a page, had an event, or converted. Browsers encode paths, such as
 * `/caf%C3%A9`.
 */
export type FunnelStep = {
  /** Name in the report, of `[a-z_]`. */
  step: string;
  /** Title in the reports app. @default the name */
  title?: string;
} & ({ pages: readonly string[] } | { event: string } | { conversion: string });

/** Collections of a set's rows. */
export type Collections = { sessions: string; page_visits: string; events: string };

/** Types of an event's properties. */
export type PropertyTypes = Readonly<Record<string, "text" | "number" | "bool">>;

/** A product's declaration of its tracking. */
export type SetDeclaration = {
  /** Part of the storage keys, so that two sets on a page don't share data. */
  name: string;
  /** Title in the reports app. @default the name */
  title?: string;
  /** Prefix of those keys. Sets of a product share the visitor's opt-out. @default the name */
  product?: string;
  /** Prefix of the collections. @default the name and `_`: `shop_sessions`, `shop_page_visits` */
  prefix?: string;
  /** Names of the collections if a prefix isn't enough. */
  collections?: Partial<Collections>;
  /** Languages, BCP 47. @default any */
  languages?: readonly string[];
  /** Kinds of conversions. @default any */
  conversions?: readonly string[];
  /** Steps of the funnel, in order. @default the conversions */
  funnel?: readonly FunnelStep[];
  /**
   * The product's own events, with the type of each property. Names are of `[a-z0-9_]`; the server rejects others.
   *
   * @default none
   */
  events?: Readonly<Record<string, PropertyTypes>>;
  /** Additional session fields; those `changedBy: "view"` follow the last view, others keep the first. */
  sessionFields?: ExtraFields<ExtraField & { changedBy?: "view" }>;
  /** Additional fields of page visits. */
  visitFields?: ExtraFields<ExtraField>;
};

/** A complete set. The tracker, its types, and the server derive from it. */
export type TrackingSet<D extends SetDeclaration = SetDeclaration> = {
  readonly name: string;
  /** Prefix of its keys in the browser's storage. */
  readonly storageName: string;
  readonly collections: Readonly<Collections>;
  readonly sessionFields: Readonly<Record<string, Field>>;
  readonly visitFields: Readonly<Record<string, Field>>;
  readonly eventFields: Readonly<Record<string, Field>>;
  readonly declaration: D;
};

type DeclarationOf<S> = S extends TrackingSet<infer D> ? D : never;
type ValuesOf<S, Table extends "sessionFields" | "visitFields"> =
  DeclarationOf<S> extends { [table in Table]: infer F }
    ? { -readonly [Name in keyof F]?: ValueOf<F[Name]> | undefined }
    : // An unknown set may have any field.
      string extends DeclarationOf<S>["name"]
      ? Record<string, string | number | boolean>
      : Record<never, never>;

export type LanguageOf<S> =
  DeclarationOf<S> extends { languages: readonly (infer L extends string)[] } ? L : string;
export type ConversionOf<S> =
  DeclarationOf<S> extends { conversions: readonly (infer C extends string)[] } ? C : string;
/** A set's events, ready-made ones and its own, with their properties. */
type EventsOf<S> = ReadyMadeEvents &
  (DeclarationOf<S> extends { events: infer E }
    ? E
    : string extends DeclarationOf<S>["name"]
      ? Record<string, Record<string, "text" | "number" | "bool">>
      : unknown);
export type EventOf<S> = keyof EventsOf<S> & string;
/** The arguments that track an event of a set: name, properties, and the {@link Measurement} that it belongs to. */
export type EventArguments<S> = {
  [Name in EventOf<S>]: [name: Name, properties?: PropertiesOf<EventsOf<S>[Name]>, measurement?: Measurement];
}[EventOf<S>];
type PropertiesOf<Types> = [keyof Types] extends [never]
  ? Record<string, never>
  : { -readonly [Name in keyof Types]?: PropertyOf<Types[Name]> | undefined };
type PropertyOf<Type> = Type extends "number" ? number : Type extends "bool" ? boolean : string;
/** Values of the set's own session fields. */
export type SessionValues<S> = ValuesOf<S, "sessionFields">;
/** Values of the set's own page visit fields. */
export type VisitValues<S> = ValuesOf<S, "visitFields">;

/**
 * Declares a product's tracking, once: the tracker's types and requests, and the collections with their limits and
 * rules derive from it.
 *
 * @example
 *  export const shop = defineSet({
 *    name: "shop",
 *    languages: ["nl", "de", "fr"],
 *    conversions: ["order"],
 *    events: { search: {}, basket_add: { product: "text", pieces: "number" } },
 *    sessionFields: { plan: { type: "select", values: ["free", "paid"] } },
 *    visitFields: { product: { type: "text", max: 40 } },
 *  });
 */
// #__NO_SIDE_EFFECTS__
export function defineSet<const D extends SetDeclaration>(
  declaration: D & { [Misspelled in Exclude<keyof D, keyof SetDeclaration>]: never },
): TrackingSet<D> {
  const { name, product, prefix = `${name}_`, languages, conversions, events }: SetDeclaration = declaration;
  const collections = {
    ...{ sessions: `${prefix}sessions`, page_visits: `${prefix}page_visits`, events: `${prefix}events` },
    ...declaration.collections,
  };
  return {
    name,
    storageName: product ? `${product}.${name}` : name,
    collections,
    sessionFields: {
      ...sessionFields,
      language: limited(sessionFields.language, languages),
      conversion_type: limited(sessionFields.conversion_type, conversions),
      ...declaration.sessionFields,
    },
    visitFields: {
      ...pageVisitFields,
      language: limited(pageVisitFields.language, languages),
      ...declaration.visitFields,
    },
    eventFields: {
      ...eventFields,
      name: { ...eventFields.name, pattern: namesPattern(events) },
    },
    declaration,
  };
}

/** Returns the field limited to these values, if given. */
function limited(field: Field, values: readonly string[] | undefined): Field {
  const { changedBy } = field;
  return values ? { type: "select", values, ...(changedBy && { changedBy }) } : field;
}
