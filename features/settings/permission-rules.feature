@memory
Feature: The rules of a permission

  Background:
    Given Ines has signed in
    And she opens the permission of "Contributor" to update "articles"

  Scenario: A rule that is opened has nothing to save
    Then the rule can't be saved: "There is nothing to save"

  Scenario: Variables are saved as they are
    When she types the permissions of the rule: {"author": {"_eq": "$CURRENT_USER"}}
    And she saves the rule
    And she opens the permission of "Contributor" to update "articles"
    Then the permissions of the rule are {"author": {"_eq": "$CURRENT_USER"}}

  Scenario: JSON that is not finished is kept, and can't be saved
    When she types the presets of the rule: {"status":
    Then the rule can't be saved: "Correct the JSON first"
    And the presets of the rule are {"status":
    When she types the presets of the rule: {"status": "draft"}
    Then the rule can be saved

  Scenario: A change that is taken back is none
    When she toggles the field "slug" of the rule
    Then the rule can be saved
    When she toggles the field "slug" of the rule
    Then the rule can't be saved: "There is nothing to save"

  Scenario: The change of another administrator is shown before it is replaced
    When she toggles the field "slug" of the rule
    And another administrator allows "Contributor" to update only "title" of "articles"
    And she saves the rule
    Then another administrator has changed "Field permissions" of the rule
    When she keeps the other rule
    Then the fields of the rule are "title"
    When she toggles the field "slug" of the rule
    And another administrator allows "Contributor" to update only "body" of "articles"
    And she saves the rule
    And she saves her rule over the other
    And she opens the permission of "Contributor" to update "articles"
    Then the fields of the rule are "title, slug"

  Scenario: A permission that was deleted leads back to its role
    Given another administrator deletes the permission of "Contributor" to read "articles"
    When she opens the permission of "Contributor" to read "articles"
    Then she sees the message "This permission doesn't exist any more"

  @browser
  Scenario: A rule says how many items it matches, unless that depends on the user
    Then the rule says "Depends on the user: how many items match differs from user to user."
    When she types the permissions of the rule: {"status": {"_eq": "draft"}}
    Then the rule says "Matches 26 of 214 items"
