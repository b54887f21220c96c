@memory
Feature: Manual keys
  The key of a language is its code, which the user enters.

  Background:
    Given Ines has signed in
    And she has started a new item of "Languages"

  Scenario: A new item without a key cannot be saved
    Then she cannot save: "There is nothing to save"

  @browser
  Scenario: The entered key becomes the address and read-only
    When she changes "code" to "nb-NO"
    And she changes "name" to "Norsk bokmål"
    And she saves and stays
    Then she is at item "nb-NO" of "languages"
    And "code" cannot be changed

  Scenario: A duplicate key is rejected
    When she changes "code" to "de-DE"
    And she changes "name" to "Deutsch"
    And she saves
    Then "code" has the error "Value has to be unique"
