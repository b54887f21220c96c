@memory
Feature: Two people change the same item
  Nobody overwrites what somebody else has written without having seen it.

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"

  Scenario: Different fields go together, and it is told
    When somebody else changes "slug" of "3" in "tags" to "by-rail"
    And she saves and stays
    Then she is told "Also changed by"
    And "slug" is "by-rail"
    And "name" is "rails"

  @browser @server
  Scenario: The same field has to be decided
    When somebody else changes "name" of "3" in "tags" to "trains"
    And she saves
    Then she is told "Somebody else has changed this, too"
    And she has to decide about "name"
    And of "name" hers is "rails" and theirs "trains"
    When she takes hers of "name"
    And she saves what she chose
    Then she is at the list "tags"
    And the item "3" has the "Name" "rails"

  Scenario: Theirs stays
    When somebody else changes "name" of "3" in "tags" to "trains"
    And she saves and stays
    Then she has to decide about "name"
    When she takes theirs of "name"
    And she saves what she chose
    Then "name" is "trains"
    And she cannot save, for "There is nothing to save"

  Scenario: Thinking it over
    When somebody else changes "name" of "3" in "tags" to "trains"
    And she saves
    Then she has to decide about "name"
    When she would rather go on editing
    Then "name" is "rails"
    And she can save

  @browser @server
  Scenario: The item has been deleted meanwhile
    When somebody else deletes "3" in "tags"
    And she saves and stays
    Then she is told "This item is not there any more"
    When she creates it again
    Then she is at item "34" of "tags"
    And "name" is "rails"
    And "slug" is "railways"

  Scenario: One is not somebody else
    When she herself changes "name" of "3" in "tags" to "trains" in another tab
    And she saves
    Then she is told "You have changed this elsewhere, too"
    And she is told "Changed by you, elsewhere"
    And she has to decide about "name"
    And of "name" hers is "rails" and theirs "trains"
