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

/** A field of a product's own. It is never required: no visit is lost for want of it. */
export type ExtraField =
  | { type: "text"; max: number; pattern?: string }
  | { type: "select"; values: readonly string[] }
  | { type: "number"; min?: number; max?: number }
  | { type: "bool" };

/** The names that the package's own fields have, and PocketBase's. */
type Reserved =
  | "id"
  | "created"
  | "updated"
  | "sent_at"
  | keyof typeof sessionFields
  | keyof typeof pageVisitFields;
type ExtraFields<F extends ExtraField> = Record<string, F> & { [name in Reserved]?: never };

/** A step towards a conversion: sessions that saw one of some pages, had an event, or converted. */
export type FunnelStep = {
  /** The step's name in the report, of `[a-z_]`. */
  step: string;
  /** What the reports app calls it. @default the name */
  title?: string;
} & ({ pages: readonly string[] } | { event: string } | { conversion: string });

/** Where the rows of a set are. */
export type Collections = { sessions: string; page_visits: string; events: string };

/** The properties of an event, with the type of each. */
export type PropertyTypes = Readonly<Record<string, "text" | "number" | "bool">>;

/** What a product tracks, as it declares it. */
export type SetDeclaration = {
  /** Part of the keys in the browser's storage, so that two sets on one page share nothing. */
  name: string;
  /** What the reports app calls it. @default the name */
  title?: string;
  /** What those keys begin with. Sets of one product share the visitor's choice not to be counted. @default the name */
  product?: string;
  /** What the names of the collections begin with. @default the name and `_`: `shop_sessions`, `shop_page_visits` */
  prefix?: string;
  /** The names of the collections where a prefix does not do. */
  collections?: Partial<Collections>;
  /** The languages there are, BCP 47. @default any */
  languages?: readonly string[];
  /** What a visitor can be won for. @default anything */
  conversions?: readonly string[];
  /** What the funnel counts, in this order. @default all sessions only */
  funnel?: readonly FunnelStep[];
  /**
   * What a visitor can do of the product's own, and the properties of each. The server rejects other names, which are of
   * `[a-z0-9_]`. @default nothing
   */
  events?: Readonly<Record<string, PropertyTypes>>;
  /** Further fields of sessions; one that is `changedBy: "view"` follows the last view, the others the first. */
  sessionFields?: ExtraFields<ExtraField & { changedBy?: "view" }>;
  /** Further fields of page visits. */
  visitFields?: ExtraFields<ExtraField>;
};

/** A set of collections, with all that is known of it: what tracks, its types, and the server are made from this. */
export type TrackingSet<D extends SetDeclaration = SetDeclaration> = {
  readonly name: string;
  /** What its keys in the browser's storage begin with. */
  readonly storageName: string;
  readonly collections: Readonly<Collections>;
  /** Every field of sessions, the package's and the product's. */
  readonly sessionFields: Readonly<Record<string, Field>>;
  /** Every field of page visits. */
  readonly visitFields: Readonly<Record<string, Field>>;
  /** Every field of events. */
  readonly eventFields: Readonly<Record<string, Field>>;
  readonly declaration: D;
};

type DeclarationOf<S> = S extends TrackingSet<infer D> ? D : never;
type ValuesOf<S, Table extends "sessionFields" | "visitFields"> =
  DeclarationOf<S> extends { [table in Table]: infer F }
    ? { -readonly [Name in keyof F]?: ValueOf<F[Name]> }
    : // Of a set that is not known any field may be.
      string extends DeclarationOf<S>["name"]
      ? Record<string, string | number | boolean>
      : Record<never, never>;

/** The languages of a set. */
export type LanguageOf<S> =
  DeclarationOf<S> extends { languages: readonly (infer L extends string)[] } ? L : string;
/** The conversions of a set. */
export type ConversionOf<S> =
  DeclarationOf<S> extends { conversions: readonly (infer C extends string)[] } ? C : string;
/** The events of a set, ready-made and the product's own, with their properties. */
type EventsOf<S> = ReadyMadeEvents &
  (DeclarationOf<S> extends { events: infer E }
    ? E
    : string extends DeclarationOf<S>["name"]
      ? Record<string, Record<string, "text" | "number" | "bool">>
      : unknown);
/** The names of a set's events. */
export type EventOf<S> = keyof EventsOf<S> & string;
/** What tracks an event of a set: its name, its properties, and for a {@link Measurement} what it belongs to. */
export type EventArguments<S> = {
  [Name in EventOf<S>]: [name: Name, properties?: PropertiesOf<EventsOf<S>[Name]>, measurement?: Measurement];
}[EventOf<S>];
type PropertiesOf<Types> = [keyof Types] extends [never]
  ? Record<string, never>
  : { -readonly [Name in keyof Types]?: PropertyOf<Types[Name]> };
type PropertyOf<Type> = Type extends "number" ? number : Type extends "bool" ? boolean : string;
/** Values for the product's own fields of a session. */
export type SessionValues<S> = ValuesOf<S, "sessionFields">;
/** Values for the product's own fields of a page visit. */
export type VisitValues<S> = ValuesOf<S, "visitFields">;

/**
 * Declares what a product tracks, once: the tracker's types and requests, and the collections with their limits and
 * rules, are made from it.
 *
 * @example
 * export const shop = defineSet({
 *   name: "shop",
 *   languages: ["nl", "de", "fr"],
 *   conversions: ["order"],
 *   events: { search: {}, basket_add: { product: "text", pieces: "number" } },
 *   sessionFields: { plan: { type: "select", values: ["free", "paid"] } },
 *   visitFields: { product: { type: "text", max: 40 } },
 * });
 */
// #__NO_SIDE_EFFECTS__
export function defineSet<const D extends SetDeclaration>(
  declaration: D & { [Misspelt in Exclude<keyof D, keyof SetDeclaration>]: never },
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

/** The field with these values alone, if they are known. */
function limited(field: Field, values: readonly string[] | undefined): Field {
  const { changedBy } = field;
  return values ? { type: "select", values, ...(changedBy && { changedBy }) } : field;
}
