Feature: Options of an interface
  The options of an interface are fields of a form. An option that is cleared is removed, and members that are no option of
  the form stay.

  Background:
    Given Ines has signed in
    And she has opened the item "1" of "Specimens"

  @browser
  Scenario: Options are set and cleared, and saved with the item
    Then "placeholder" is "Rope"
    When she changes "placeholder" to "Cord"
    And she switches "trim" on
    Then "editing_options" is marked as edited
    When she saves and stays
    Then she sees the message "“herring_net” saved"
    And "placeholder" is "Cord"
    And "trim" is switched on
    And she cannot save: "There is nothing to save"

  @browser
  Scenario: A choice is added in a drawer, and members that no field shows stay
    Given she has opened the item "2" of "Specimens"
    Then the repeater "choices" shows "Print print, Web web"
    When she starts a new row of the repeater "choices"
    And she changes "text" to "Smoke" in the drawer
    And she changes "value" to "smoke" in the drawer
    And she confirms the drawer
    Then the repeater "choices" shows "Print print, Web web, Smoke smoke"
    When she saves and stays
    Then the repeater "choices" shows "Print print, Web web, Smoke smoke"
