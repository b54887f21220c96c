Feature: Manual keys
  The key of a language is its code, which the user enters.

  Background:
    Given Ines has signed in

  @memory
  Scenario: A new item without a key cannot be saved
    Given she has started a new item of "Languages"
    Then she cannot save: "There is nothing to save"

  @memory
  Scenario: The entered key becomes the address and read-only
    Given she has started a new item of "Languages"
    When she changes "code" to "nb-NO"
    And she changes "name" to "Norsk bokmål"
    And she saves and stays
    Then she is at item "nb-NO" of "languages"
    And "code" cannot be changed

  @memory
  Scenario: A duplicate key is rejected
    Given she has started a new item of "Languages"
    When she changes "code" to "de-DE"
    And she changes "name" to "Deutsch"
    And she saves
    Then "code" has the error "Already in use. Choose another."

  @browser
  Scenario: An address with several keys opens the batch form
    When she opens the address "/collections/languages/fr-FR,de-DE"
    And she enables "name" in the batch form
    And she changes "name" to "To be named" in the batch form
    And she saves the batch form
    Then she sees the message "2 items updated"
    And the item "de-DE" has the "Name" "To be named"
