Feature: Repeater
  A JSON list of objects is edited row by row. Only what was edited changes; members that no field shows stay.

  Background:
    Given Ines has signed in
    And she has opened the item "1" of "Specimens"

  @memory
  Scenario: The rows are named by the template
    Then the repeater "specifications" shows "Mesh: 3 cm, Rope: 1200 cm, Float: 12 cm"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: A row is edited in a drawer, and its other members stay
    When she opens "Mesh: 3 cm" in the repeater "specifications"
    And she changes "part" to "Fine mesh" in the drawer
    And she confirms the drawer
    Then the repeater "specifications" shows "Fine mesh: 3 cm, Rope: 1200 cm, Float: 12 cm"
    When she saves
    Then only this is sent to "specimens", with these types:
      | specifications | [{"inventory":"N-17","part":"Fine mesh","length":3,"material":"hemp"},{"part":"Rope","length":1200,"material":"hemp"},{"part":"Float","length":12,"material":"cork"}] |

  @memory
  Scenario: The other members of a row stay when it is edited twice, and are in its duplicate
    When she opens "Mesh: 3 cm" in the repeater "specifications"
    And she changes "part" to "Fine mesh" in the drawer
    And she confirms the drawer
    And she opens "Fine mesh: 3 cm" in the repeater "specifications"
    And she changes "part" to "Coarse mesh" in the drawer
    And she confirms the drawer
    And she duplicates "Coarse mesh: 3 cm" in the repeater "specifications"
    And she removes "Rope: 1200 cm" from the repeater "specifications"
    And she saves
    Then only this is sent to "specimens", with these types:
      | specifications | [{"inventory":"N-17","part":"Coarse mesh","length":3,"material":"hemp"},{"inventory":"N-17","part":"Coarse mesh","length":3,"material":"hemp"},{"part":"Float","length":12,"material":"cork"}] |

  @memory
  Scenario: A row that is opened and confirmed is no edit
    When she opens "Mesh: 3 cm" in the repeater "specifications"
    And she confirms the drawer
    Then she cannot save: "There is nothing to save"

  @memory
  Scenario: Discarded edits leave the rows as they were
    When she opens "Rope: 1200 cm" in the repeater "specifications"
    And she changes "part" to "Cord" in the drawer
    And she closes the drawer and discards its edits
    Then the repeater "specifications" shows "Mesh: 3 cm, Rope: 1200 cm, Float: 12 cm"
    And she cannot save: "There is nothing to save"

  @memory @browser
  Scenario: Rows are added up to the limit, each with its required values
    When she starts a new row of the repeater "specifications"
    And she confirms the drawer
    Then 1 drawer is open
    And "part" has the error "Value is required" in the drawer
    When she changes "part" to "Weight" in the drawer
    And she changes "length" to "40" in the drawer
    And she confirms the drawer
    And she duplicates "Float: 12 cm" in the repeater "specifications"
    Then the repeater "specifications" shows "Mesh: 3 cm, Rope: 1200 cm, Float: 12 cm, Float: 12 cm, Weight: 40 cm"
    And nothing can be added to the repeater "specifications": "This list can have 5 rows at most"

  @memory @browser
  Scenario: Rows are moved and removed
    When she moves "Float: 12 cm" to position 1 of the repeater "specifications"
    And she removes "Rope: 1200 cm" from the repeater "specifications"
    Then the repeater "specifications" shows "Float: 12 cm, Mesh: 3 cm"
    When she saves and stays
    Then she sees the message "“herring_net” saved"
    And the repeater "specifications" shows "Float: 12 cm, Mesh: 3 cm"

  @memory
  Scenario: Rows that are moved are sent as they were
    When she moves "Float: 12 cm" to position 1 of the repeater "specifications"
    And she removes "Rope: 1200 cm" from the repeater "specifications"
    And she saves
    Then only this is sent to "specimens", with these types:
      | specifications | [{"part":"Float","length":12,"material":"cork"},{"inventory":"N-17","part":"Mesh","length":3,"material":"hemp"}] |

  @memory
  Scenario: Without rows the value is empty
    When she removes "Mesh: 3 cm" from the repeater "specifications"
    And she removes "Rope: 1200 cm" from the repeater "specifications"
    And she removes "Float: 12 cm" from the repeater "specifications"
    Then the repeater "specifications" is empty
    When she saves
    Then only this is sent to "specimens", with these types:
      | specifications | null |
