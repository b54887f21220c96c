import type { ComponentType, ReactNode } from 'react';
import type { Observable } from 'rxjs';
import type { ListSession } from '../../application/browse';
import type { DrawerRequest } from '../../application/related-editing';
import type { Item, ItemPlace, PrimaryKey, StagedChange, StagedEdits } from '../../domain/items';
import type { Access } from '../../domain/permissions';
import type { LayoutRequest } from '../../domain/presets';
import type { Field, FieldType, LocalType, Schema } from '../../domain/schema';
import type { Json, JsonObject } from '../../kernel';
import type { Services } from '../services/services';
import type { Namespace, TextKey } from '../texts/text-keys';
import type { Translate } from '../texts/translator';
import type { ItemChoice } from './item-choice';
import type { Loadable } from './lazy-component';
import type { Contribution } from './registry';

/** What the options of a contribution may depend on. */
export interface OptionContext {
  /** Text in the language of the reader. */
  readonly t: Translate;
  /** The configured field. */
  readonly field: Field;
  /**
   * For relational fields: the collection whose fields a template names. The one that the field points to; for
   * many-to-many the junction collection. Null for other fields, and while the relation is not set up.
   */
  readonly related: string | null;
  /** For translations: the collection of languages; null for other fields. */
  readonly languages: string | null;
}

/**
 * The options of a contribution as definitions of fields, as in the option `fields` of a list of JSON objects: `field` is
 * the member of the options, `name` a text for users. Pure.
 */
export type OptionFields = (context: OptionContext) => readonly JsonObject[];

/** Props of a display, which shows one value. `value` is never null: empty values look the same in every display. */
export interface DisplayProps {
  readonly field: Field;
  readonly value: Exclude<Json, null>;
  readonly options: JsonObject;
  /** The item of the value, with the fields that its list has requested; undefined where no item is at hand. */
  readonly item?: Item | undefined;
}

/** What a display of related items knows before any item is loaded. */
export interface DisplayRequirements {
  readonly schema: Schema;
  readonly field: Field;
  /** The collection that the field points to; for many-to-many the junction collection. */
  readonly related: string;
  readonly options: JsonObject;
  /** The language of the reader, for texts; undefined where it is not known. */
  readonly language?: string | undefined;
}

export interface DisplayDefinition extends Contribution {
  /** Text key of the name. */
  readonly name: string;
  /** Text key of what it shows, in a few words. */
  readonly description?: string | undefined;
  readonly icon: string;
  readonly types: readonly FieldType[];
  readonly component: Loadable<ComponentType<DisplayProps>>;
  /** The options of a field with this display; none by default. */
  readonly options?: Loadable<OptionFields> | undefined;
  /**
   * For relational fields: the fields of a related item that the display needs, as dotted paths. Pure. The display then
   * gets the item as an object of these; without this rule, or for an empty list, it gets the key
   * (of many items: the keys).
   */
  readonly fields?: (needs: DisplayRequirements) => readonly string[];
  /**
   * For relational fields: the value as plain text. Pure. Without this rule the value itself, for a
   * list its length.
   */
  readonly text?: (value: Exclude<Json, null>, needs: DisplayRequirements) => string;
  /**
   * Whether the display shows this field as plain text only: the result of `text` for a related item, the value itself
   * otherwise. A list then renders text instead of the component in each cell. Pure.
   */
  readonly plain?: (field: Field) => boolean;
}

export const defineDisplay = (definition: DisplayDefinition): DisplayDefinition => definition;

/** The access of a relational interface to the form that it is in. */
export interface RelatedEditing {
  /** The edited item; null for a form without one. A new object after every answer of the server: read again then. */
  readonly place$: Observable<ItemPlace | null>;
  /** The staged edits of the field's list; null if the field is none, or its value cannot be read as edits. */
  readonly staged$: Observable<StagedEdits | null>;
  /**
   * Edits the list by steps. False, without any effect, if a running write creates, links or
   * removes one of their rows. Throws for an invalid step, and for a field that is no list.
   */
  readonly stage: (...changes: readonly StagedChange[]) => boolean;
  /**
   * Replaces all staged edits of a tree, with those in its rows. `bases` has what existing rows are on the server: the
   * list that they are in and their number. False, without any effect, while a write with edits of the tree is running.
   */
  readonly stageTree: (staged: StagedEdits, bases: ReadonlyMap<PrimaryKey, Item>) => boolean;
  /** True while a write is in flight or its outcome is unknown. */
  readonly sending$: Observable<boolean>;
  /** Opens a form in a drawer, whose result is staged in this field; undefined where no drawer can be shown. */
  readonly openDrawer?: ((request: DrawerRequest) => void) | undefined;
}

/** Props of an interface, which edits one field. Label, note and errors are rendered around it; see `ui/controls/field`. */
export interface InterfaceProps {
  readonly field: Field;
  readonly value: Json;
  /** The field's options as configured in the data model; untrusted. */
  readonly options: JsonObject;
  readonly readonly: boolean;
  /** Call it only for a change by the user. */
  readonly onChange: (value: Json) => void;
  /** A text that cannot be parsed to a value, saved by the form beyond the life of the control; null for none. */
  readonly incompleteText?: string | null | undefined;
  /**
   * Saves a text that cannot be parsed to a value, such as incomplete JSON, instead of a change:
   * the item cannot be saved until the text is cleared, by null or by a change.
   */
  readonly onIncompleteText?: ((text: string | null) => void) | undefined;
  /** Call it after the control itself has changed the field on the server: the form reads the field again. */
  readonly onServerChange?: (() => void) | undefined;
  /** The edited item, for interfaces that refer to other fields; undefined where a field is edited alone. */
  readonly item$?: Observable<JsonObject> | undefined;
  /** For relational fields; undefined where a field is edited alone. */
  readonly relation?: RelatedEditing | undefined;
  /**
   * For lists of JSON objects: opens the form of the entry at an index, or of a new one, in a drawer. 'Done' changes the
   * value of the field. The form has the fields in the option `fields`. Undefined where no drawer can be shown.
   */
  readonly openEntry?: ((index: number | null) => void) | undefined;
}

export interface InterfaceDefinition extends Contribution {
  /** Text key of the name. */
  readonly name: string;
  /** Text key of what it is for, in a few words. */
  readonly description?: string | undefined;
  readonly icon: string;
  /** The kinds of field that it is for; by default 'standard'. One for other kinds only is relational. */
  readonly groups?: readonly LocalType[] | undefined;
  /** For fields of the platform's own collections: the data model does not offer it. */
  readonly system?: boolean | undefined;
  /** Ids of the displays that suit its values best, the best one first. */
  readonly recommendedDisplays?: readonly string[] | undefined;
  /** The options of a field with this interface; none by default. */
  readonly options?: Loadable<OptionFields> | undefined;
  /** Shows its own heading, as a divider does: the label is for screen readers only. */
  readonly hideLabel?: boolean;
  /** Shows fields of related items in place: each of their controls has a form element, and forms cannot be nested. */
  readonly hasFields?: boolean;
  /** Typical height of the control in pixels, reserved while the component loads. Default 40. */
  readonly height?: number;
  /** The component has a large script of its own: a form is shown before it, with a placeholder in its place. */
  readonly isLarge?: boolean;
  /** The field types it can edit. */
  readonly types: readonly FieldType[];
  /** Texts of modules that it shows; the form loads them along with the component. */
  readonly namespaces?: readonly Namespace[];
  readonly component: Loadable<ComponentType<InterfaceProps>>;
}

export const defineInterface = (definition: InterfaceDefinition): InterfaceDefinition => definition;

/** Test data of a display: the matrix suite and the style guide show it. */
export interface DisplayFixtures {
  /** Values by field type. */
  readonly values: Partial<Readonly<Record<FieldType, readonly Json[]>>>;
  /** Configurations to show, besides none. */
  readonly options?: readonly JsonObject[];
}

/**
 * A step of a test edit. Controls are found by role and accessible name, the first of several; without a role, the one
 * that the field's label names.
 */
export type EditStep =
  | { readonly click: string; readonly name?: string }
  /** By the key of the text that names it, and the item or field in this text, in the language of the test. */
  | { readonly click: string; readonly text: TextKey; readonly item?: string }
  | { readonly select: string; readonly role: string }
  | { readonly type: string; readonly role?: string }
  /** For native controls that are not filled by typing, such as dates and ranges. */
  | { readonly fill: string };

/** What a user does to the control of a field, and the value it emits at last. */
export interface InterfaceEdit {
  readonly type: FieldType;
  /** The value before; null by default. */
  readonly from?: Json;
  /** Options of the field; by default the first of the fixtures. */
  readonly options?: JsonObject;
  readonly steps: readonly EditStep[];
  readonly value: Json;
}

/** Test data of an interface. Every accepted type has at least one value. */
export interface InterfaceFixtures extends DisplayFixtures {
  /**
   * Whether the control shows a value; otherwise a fallback is expected in its place. By default it
   * shows every value.
   */
  readonly supports?: (value: Json, type: FieldType, options: JsonObject) => boolean;
  /** The control shows the markup of a text: elements of hostile values may appear, but none that run or load. */
  readonly showsMarkup?: boolean;
  /** At least one for an interface with a value; 'none' for one that sends requests of its own and emits no value. */
  readonly edits: readonly InterfaceEdit[] | 'none';
}

/** Props of a layout, which shows a collection. */
export interface LayoutProps {
  readonly collection: string;
  /** Name of the collection for users; the caption of the list. */
  readonly title: string;
  /** The list session: view, items and selection. */
  readonly session: ListSession;
  /** Path of an item's page; null when items do not open. */
  readonly linkTo: (item: Item) => string | null;
  /** Path of the page for a new item; null when the user may not create items. */
  readonly createPath: string | null;
  /** The button that leads there: 'New item' by default. */
  readonly createLabel?: string | undefined;
  /** The list allows no selecting or editing; its items open where `linkTo` has a path. */
  readonly readonly: boolean;
  /** Set in a picker, together with `readonly`: the items are chosen, and do not open. */
  readonly choice?: ItemChoice | undefined;
  /** Clears the search and the filters set by the user. */
  readonly onClearFilters: () => void;
  /** Opens the filter panel at the condition of the view with this key; undefined for a list without the panel. */
  readonly onOpenFilter?: ((key: string) => void) | undefined;
  /** Shown when there are no items at all, instead of the collection's name and the link to create one. */
  readonly empty?: ReactNode;
}

/** A component of a layout; all of them get the same props. */
export type LayoutComponent = Loadable<ComponentType<LayoutProps>>;

export interface LayoutDefinition extends Contribution {
  readonly name: string;
  readonly icon: string;
  /** The list of items. */
  readonly component: LayoutComponent;
  /** Display settings, in the sidebar. */
  readonly options?: LayoutComponent;
  /** A section of its own in the sidebar, below the display settings, under the name of the layout. */
  readonly sidebar?: LayoutComponent;
  /** A short text in the page's header, such as the number of visible items. */
  readonly actions?: LayoutComponent;
  /** The query for items; by pages and visible columns by default. */
  readonly request?: LayoutRequest;
  /** The layout follows `LayoutProps.choice`. Pickers offer no others. */
  readonly canChoose?: boolean | undefined;
}

export const defineLayout = (definition: LayoutDefinition): LayoutDefinition => definition;

/** A page of a module. */
export interface ModuleRoute {
  /** Route pattern below the module's path: '', ':collection', ':collection/:primaryKey'. */
  readonly path: string;
  readonly component: Loadable<ComponentType>;
  /** Pages shown in the `Outlet` of this one, which stays mounted: a drawer over a list. Patterns below `path`. */
  readonly children?: readonly ModuleRoute[];
  /**
   * Requests what the page needs beside its code and does not depend on the session's data, which
   * are loading. Called when the page is opened by its address, maybe more than once. `path` is
   * that of the address, undecoded.
   */
  readonly prefetch?: (services: Services, path: string) => void;
}

/** A page of a module that the command palette finds. */
export interface ModulePage {
  readonly title: string;
  /** Path from the application's root. */
  readonly path: string;
  /** Where it belongs. */
  readonly note?: string | undefined;
}

/** A section of the application: an entry in the module bar, its navigation and its pages. */
export interface ModuleDefinition extends Contribution {
  readonly name: string;
  readonly icon: string;
  /** First segment of the module's routes. */
  readonly path: string;
  /** Position in the module bar, ascending. */
  readonly order: number;
  /** Not listed in the module bar; its pages open by address, links and the palette. */
  readonly hidden?: boolean | undefined;
  /** Whether the user may see the module. */
  readonly allows: (access: Access) => boolean;
  readonly navigation: Loadable<ComponentType>;
  readonly routes: readonly ModuleRoute[];
  /** Pages that the command palette finds by their titles, besides the module itself; loaded when it is opened. */
  readonly pages?: (services: Services) => Promise<readonly ModulePage[]>;
}

export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;
