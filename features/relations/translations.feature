Feature: Translations
  Every language is a row with what is translated into it. Translations are edited in a drawer, or on the page, beside
  another language.

  Background:
    Given Clara has signed in
    And she has opened the item "1" of "Articles"

  @memory @browser
  Scenario: The language of the reader comes first, and nothing is edited by looking
    Then the translations "translations" are "English 0 of 2, العربية 2 of 2, Deutsch 2 of 2, Español 1 of 2, Français 2 of 2"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: An existing translation is updated
    When she opens the translation "Español" of "translations"
    And she changes "standfirst" to "Cada quince días" in the drawer
    And she confirms the drawer
    Then 0 drawers are open
    And the translations "translations" are "English 0 of 2, العربية 2 of 2, Deutsch 2 of 2, Español 2 of 2, Français 2 of 2"
    When she saves
    Then only this is sent to "articles", with these types:
      | translations | {"update": [{"id": 16, "standfirst": "Cada quince días"}]} |

  @memory
  Scenario: A missing translation is added
    When she opens the translation "English" of "translations"
    And she changes "title" to "The last ferry" in the drawer
    And she confirms the drawer
    Then the translations "translations" are "English 1 of 2, العربية 2 of 2, Deutsch 2 of 2, Español 1 of 2, Français 2 of 2"
    When she saves and stays
    Then she cannot save: "There is nothing to save"
    And the translations "translations" are "English 1 of 2, العربية 2 of 2, Deutsch 2 of 2, Español 1 of 2, Français 2 of 2"

  @memory
  Scenario: A new translation names its language by its key
    When she opens the translation "English" of "translations"
    And she changes "title" to "The last ferry" in the drawer
    And she confirms the drawer
    And she saves
    Then only this is sent to "articles", with these types:
      | translations | {"create": [{"languages_code": "en-GB", "title": "The last ferry"}]} |

  @memory
  Scenario: A required text is asked for before the drawer closes
    When she opens the translation "English" of "translations"
    And she confirms the drawer
    Then 1 drawer is open
    And "title" has the error "Value is required" in the drawer

  @memory
  Scenario: What is missing is copied from the chosen language, and nothing else
    When she translates "translations" from "Français"
    And she copies what is missing in "Español" of "translations"
    Then the translations "translations" are "English 0 of 2, العربية 2 of 2, Deutsch 2 of 2, Español 2 of 2, Français 2 of 2"

  @memory
  Scenario: A copy is sent as an edit of the empty field
    When she translates "translations" from "Français"
    And she copies what is missing in "Español" of "translations"
    And she saves
    Then only this is sent to "articles", with these types:
      | translations | {"update": [{"id": 16, "standfirst": "Tous les quinze jours, si le temps le permet, un bateau part pour une île où personne n’habite."}]} |

  @memory
  Scenario: Discarded edits leave the translations as they were
    When she opens the translation "Deutsch" of "translations"
    And she changes "title" to "Die Fähre" in the drawer
    And she closes the drawer and discards its edits
    Then she cannot save: "There is nothing to save"

  @memory @browser
  Scenario: Two languages are shown side by side on the page, and one of them is edited
    When she shows "translations" from "Français" into "English" side by side
    Then she cannot save: "There is nothing to save"
    When she changes "title" of "translations" to "The last ferry" beside it
    And she copies "standfirst" of "translations" from beside it
    And she saves and stays
    Then she cannot save: "There is nothing to save"
    When she shows "translations" as a list
    Then the translations "translations" are "English 2 of 2, العربية 2 of 2, Deutsch 2 of 2, Español 1 of 2, Français 2 of 2"

  @memory
  Scenario: Both languages side by side are edited
    When she shows "translations" from "Français" into "English" side by side
    And she changes "title" of "translations" to "The last ferry" beside it
    And she changes "title" of "translations" to "Le dernier ferry" on the first side
    And she saves and stays
    Then she cannot save: "There is nothing to save"
    When she shows "translations" as a list
    Then the translations "translations" are "English 1 of 2, العربية 2 of 2, Deutsch 2 of 2, Español 1 of 2, Français 2 of 2"

  @memory
  Scenario: Edits of both languages are sent with the item
    When she shows "translations" from "Español" into "English" side by side
    And she changes "standfirst" of "translations" to "Cada quince días" on the first side
    And she changes "title" of "translations" to "The last ferry" beside it
    And she saves
    Then only this is sent to "articles", with these types:
      | translations | {"create": [{"languages_code": "en-GB", "title": "The last ferry"}], "update": [{"id": 16, "standfirst": "Cada quince días"}]} |

  @memory
  Scenario: What is typed beside another language is sent with the item
    When she shows "translations" from "العربية" into "Español" side by side
    And she changes "standfirst" of "translations" to "Cada quince días" beside it
    And she saves
    Then only this is sent to "articles", with these types:
      | translations | {"update": [{"id": 16, "standfirst": "Cada quince días"}]} |

  @memory @browser
  Scenario: A required text that is emptied beside another language is asked for before the save
    When she shows "translations" from "Français" into "Deutsch" side by side
    And she changes "title" of "translations" to "" on the first side
    And she saves
    Then "translations" has the error "In “2”: Title: Value is required"
    When she changes "title" of "translations" to "Le ferry" on the first side
    And she saves and stays
    Then she cannot save: "There is nothing to save"

  @memory
  Scenario: What is cleared beside another language is no edit
    When she shows "translations" from "Deutsch" into "English" side by side
    And she changes "title" of "translations" to "The last ferry" beside it
    And she changes "title" of "translations" to "" beside it
    Then she cannot save: "There is nothing to save"

  @memory @browser
  Scenario: A translation says that its source was changed since
    When she translates "translations" from "Français"
    Then the source has changed since "" of "translations"
    When she opens the translation "Français" of "translations"
    And she changes "title" to "Le dernier bac" in the drawer
    And she confirms the drawer
    Then the source has changed since "العربية, Deutsch, Español" of "translations"
    When she opens the translation "Deutsch" of "translations"
    And she changes "title" to "Die letzte Fähre" in the drawer
    And she confirms the drawer
    Then the source has changed since "العربية, Español" of "translations"
