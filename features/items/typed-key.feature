@memory
Feature: Creating an item whose key is typed
  Languages are known by their code, which somebody has to enter.

  Background:
    Given Ines has signed in
    And she has started a new item of "Languages"

  Scenario: There is nothing to save before a key is there
    Then she cannot save: "There is nothing to save"

  @browser
  Scenario: The typed key becomes the address, and stays
    When she changes "code" to "nb-NO"
    And she changes "name" to "Norsk bokmål"
    And she saves and stays
    Then she is at item "nb-NO" of "languages"
    And "code" cannot be changed

  Scenario: A key that is taken
    When she changes "code" to "de-DE"
    And she changes "name" to "Deutsch"
    And she saves
    Then "code" has the error "Value has to be unique"
