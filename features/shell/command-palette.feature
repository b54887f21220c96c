@browser
Feature: The command palette
  Everything that can be gone to, and everything that can be done from here, by its name.

  Scenario: To a collection
    Given Clara has signed in
    When she looks for "sect"
    Then she is offered "Sections"
    When she takes "Sections"
    Then she is at the list "sections"

  Scenario: To a bookmark
    Given Clara has signed in
    When she looks for "all dra"
    And she takes "All drafts"
    Then the address is "/collections/articles?bookmark=3"

  Scenario: To an item that was open before
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And "name" is "railways"
    When she goes to "Sections"
    And she looks for "railw"
    And she takes "railways"
    Then she is at item "3" of "tags"

  Scenario: What can be done on the open page
    Given Clara has signed in
    And she has gone to "Tags"
    And she sees "1–25 of 33"
    When she looks for "new"
    And she takes "New item in Tags"
    Then she is at a new item of "tags"

  Scenario: What can be done anywhere
    Given Clara has signed in
    When she looks for "sign out"
    And she takes "Sign out"
    Then she is at the sign-in page

  Scenario: What is for others is not offered
    Given Jun has signed in
    When he looks for "subscr"
    Then he is offered nothing
    And he is told "Nothing found"

  Scenario: What can be done with the open item
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When she looks for "discard"
    And she takes "Discard changes"
    Then "name" is "railways"
    When she looks for "delete this"
    And she takes "Delete this item"
    Then she is told "Delete this item?"

  Scenario: What cannot be done says why
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    When she looks for "save and stay"
    Then she is offered "Save and stay", which cannot be done, for "There is nothing to save"

  Scenario: Unfinished work
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    And the page is lost
    And she has gone to "Sections"
    When she looks for "go on"
    And she takes "Go on with Tags 3"
    Then she is at item "3" of "tags"
    And she is offered unsaved changes of "Name"
