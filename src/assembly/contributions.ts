import { Registry, type Registries } from '../kit';
import { activityActionDisplay } from '../displays/activity-action';
import { activityItemDisplay } from '../displays/activity-item';
import { booleanDisplay } from '../displays/boolean';
import { collectionDisplay } from '../displays/collection';
import { colorDisplay } from '../displays/color';
import { datetimeDisplay } from '../displays/datetime';
import { fileDisplay } from '../displays/file';
import { filesizeDisplay } from '../displays/filesize';
import { formattedJsonValueDisplay } from '../displays/formatted-json-value';
import { formattedValueDisplay } from '../displays/formatted-value';
import { iconDisplay } from '../displays/icon';
import { imageDisplay } from '../displays/image';
import { labelsDisplay } from '../displays/labels';
import { mimeTypeDisplay } from '../displays/mime-type';
import { missingDisplay } from '../displays/missing';
import { ratingDisplay } from '../displays/rating';
import { rawDisplay } from '../displays/raw';
import { relatedValuesDisplay } from '../displays/related-values';
import { userDisplay } from '../displays/user';
import { booleanInterface } from '../interfaces/boolean';
import { datetimeInterface } from '../interfaces/datetime';
import { fileInterface } from '../interfaces/file';
import { fileImageInterface } from '../interfaces/file-image';
import { filesInterface } from '../interfaces/files';
import { inputInterface } from '../interfaces/input';
import { inputAutocompleteApiInterface } from '../interfaces/input-autocomplete-api';
import { inputCodeInterface } from '../interfaces/input-code';
import { inputHashInterface } from '../interfaces/input-hash';
import { inputMultilineInterface } from '../interfaces/input-multiline';
import { listM2aInterface } from '../interfaces/list-m2a';
import { inputRichTextMdInterface } from '../interfaces/input-rich-text-md';
import { inputRichTextHtmlInterface } from '../interfaces/input-rich-text-html';
import { listM2mInterface } from '../interfaces/list-m2m';
import { listInterface } from '../interfaces/list';
import { listO2mInterface } from '../interfaces/list-o2m';
import { listO2mTreeViewInterface } from '../interfaces/list-o2m-tree-view';
import { missingInterface } from '../interfaces/missing';
import { presentationDividerInterface } from '../interfaces/presentation-divider';
import { presentationLinksInterface } from '../interfaces/presentation-links';
import { presentationNoticeInterface } from '../interfaces/presentation-notice';
import { selectColorInterface } from '../interfaces/select-color';
import { selectDropdownInterface } from '../interfaces/select-dropdown';
import { selectDropdownM2oInterface } from '../interfaces/select-dropdown-m2o';
import { selectIconInterface } from '../interfaces/select-icon';
import { selectMultipleCheckboxInterface } from '../interfaces/select-multiple-checkbox';
import { selectMultipleCheckboxTreeInterface } from '../interfaces/select-multiple-checkbox-tree';
import { selectMultipleDropdownInterface } from '../interfaces/select-multiple-dropdown';
import { selectRadioInterface } from '../interfaces/select-radio';
import { sliderInterface } from '../interfaces/slider';
import { systemCollectionInterface } from '../interfaces/system-collection';
import { systemCollectionsInterface } from '../interfaces/system-collections';
import { systemInterfaceInterface } from '../interfaces/system-interface';
import { systemInterfaceOptionsInterface } from '../interfaces/system-interface-options';
import { systemDisplayTemplateInterface } from '../interfaces/system-display-template';
import { systemFieldInterface } from '../interfaces/system-field';
import { systemFieldTreeInterface } from '../interfaces/system-field-tree';
import { systemLanguageInterface } from '../interfaces/system-language';
import { systemMfaSetupInterface } from '../interfaces/system-mfa-setup';
import { systemScopeInterface } from '../interfaces/system-scope';
import { tagsInterface } from '../interfaces/tags';
import { tokenInterface } from '../interfaces/token';
import { translationsInterface } from '../interfaces/translations';
import { calendarLayout } from '../layouts/calendar';
import { cardsLayout } from '../layouts/cards';
import { missingLayout } from '../layouts/missing';
import { tabularLayout } from '../layouts/tabular';
import { activityModule } from '../modules/activity';
import { collectionsModule } from '../modules/collections';
import { docsModule } from '../modules/docs';
import { filesModule } from '../modules/files';
import { missingModule } from '../modules/missing';
import { settingsModule } from '../modules/settings';
import { usersModule } from '../modules/users';

/** All built-in contributions. A new one is a folder and a line here. */
export const contributions = (): Registries => ({
  interfaces: new Registry(missingInterface, [
    inputInterface,
    inputMultilineInterface,
    inputRichTextHtmlInterface,
    inputAutocompleteApiInterface,
    booleanInterface,
    datetimeInterface,
    selectDropdownInterface,
    selectDropdownM2oInterface,
    listInterface,
    listO2mInterface,
    listM2mInterface,
    listM2aInterface,
    listO2mTreeViewInterface,
    translationsInterface,
    fileInterface,
    fileImageInterface,
    filesInterface,
    selectMultipleDropdownInterface,
    selectRadioInterface,
    selectMultipleCheckboxInterface,
    selectMultipleCheckboxTreeInterface,
    sliderInterface,
    tagsInterface,
    tokenInterface,
    selectColorInterface,
    selectIconInterface,
    inputHashInterface,
    inputCodeInterface,
    inputRichTextMdInterface,
    systemCollectionInterface,
    systemCollectionsInterface,
    systemInterfaceInterface,
    systemInterfaceOptionsInterface,
    systemDisplayTemplateInterface,
    systemFieldInterface,
    systemFieldTreeInterface,
    systemLanguageInterface,
    systemMfaSetupInterface,
    systemScopeInterface,
    presentationDividerInterface,
    presentationNoticeInterface,
    presentationLinksInterface,
  ]),
  displays: new Registry(missingDisplay, [
    rawDisplay,
    booleanDisplay,
    datetimeDisplay,
    labelsDisplay,
    formattedValueDisplay,
    colorDisplay,
    ratingDisplay,
    iconDisplay,
    filesizeDisplay,
    mimeTypeDisplay,
    imageDisplay,
    fileDisplay,
    userDisplay,
    relatedValuesDisplay,
    collectionDisplay,
    formattedJsonValueDisplay,
    activityActionDisplay,
    activityItemDisplay,
  ]),
  layouts: new Registry(missingLayout, [tabularLayout, cardsLayout, calendarLayout]),
  modules: new Registry(missingModule, [
    collectionsModule,
    usersModule,
    filesModule,
    activityModule,
    docsModule,
    settingsModule,
  ]),
});

/** Registers all built-in contributions in the application's registries. */
export const registerAll = (into: Registries): void => {
  const { interfaces, displays, layouts, modules } = contributions();
  for (const definition of interfaces.all()) into.interfaces.register(definition);
  for (const definition of displays.all()) into.displays.register(definition);
  for (const definition of layouts.all()) into.layouts.register(definition);
  for (const definition of modules.all()) into.modules.register(definition);
};
