@memory
Feature: Concurrent edits
  A change by another user is never overwritten unseen.

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"

  Scenario: Changes to different fields are merged and reported
    When another user changes "slug" of "3" in "tags" to "by-rail"
    And she saves and stays
    Then she sees the message "Also changed by"
    And "slug" is "by-rail"
    And "name" is "rails"

  @browser @server @generations
  Scenario: A conflict on a field is resolved with the own value
    When another user changes "name" of "3" in "tags" to "trains"
    And she saves
    Then she sees the message "Another user has changed this item"
    And she has to resolve the conflict on "name"
    And the conflict on "name" is between hers "rails" and theirs "trains"
    When she chooses hers for the conflict on "name"
    And she saves the resolved conflicts
    Then she is at the list "tags"
    And the item "3" has the "Name" "rails"

  Scenario: A conflict on a field is resolved with the other value
    When another user changes "name" of "3" in "tags" to "trains"
    And she saves and stays
    Then she has to resolve the conflict on "name"
    When she chooses theirs for the conflict on "name"
    And she saves the resolved conflicts
    Then "name" is "trains"
    And she cannot save: "There is nothing to save"

  Scenario: Changes of different paragraphs are kept together
    Given another user changes "body" of "3" in "articles" to "<p>One</p><p>Two</p>"
    And she has opened the item "3" of "Articles"
    And she has changed "body" to "<p>Uno</p><p>Two</p>"
    When another user changes "body" of "3" in "articles" to "<p>One</p><p>Dos</p>"
    And she saves and stays
    Then she has to resolve the conflict on "body"
    When she chooses both for the conflict on "body"
    And she saves the resolved conflicts
    Then "body" is "<p>Uno</p><p>Dos</p>"
    And she cannot save: "There is nothing to save"

  Scenario: Closing the conflict dialog keeps the edits
    When another user changes "name" of "3" in "tags" to "trains"
    And she saves
    Then she has to resolve the conflict on "name"
    When she goes back to the form
    Then "name" is "rails"
    And she can save

  @browser @server
  Scenario: An item deleted by another user is created again
    When another user deletes "3" in "tags"
    And she saves and stays
    Then she sees the message "This item no longer exists"
    When she creates the item again
    Then she is at item "34" of "tags"
    And "name" is "rails"
    And "slug" is "railways"

  Scenario: A change from another tab of the same user is reported as such
    When she herself changes "name" of "3" in "tags" to "trains" in another tab
    And she saves
    Then she sees the message "You have changed this item elsewhere"
    And she sees the message "Changed by you, elsewhere"
    And she has to resolve the conflict on "name"
    And the conflict on "name" is between hers "rails" and theirs "trains"
