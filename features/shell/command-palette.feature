@browser
Feature: The command palette
  Everything that can be gone to, and everything that can be done from here, by its name.

  Scenario: To a collection
    Given Clara has signed in
    When she searches the command palette for "sect"
    Then she finds "Sections" in the command palette
    When she chooses "Sections" in the command palette
    Then she is at the list "sections"

  Scenario: To a bookmark
    Given Clara has signed in
    When she searches the command palette for "all dra"
    And she chooses "All drafts" in the command palette
    Then the address is "/collections/articles?bookmark=3"

  Scenario: To an item that was open before
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And "name" is "railways"
    When she goes to "Sections"
    And she searches the command palette for "railw"
    And she chooses "railways" in the command palette
    Then she is at item "3" of "tags"

  Scenario: What can be done on the open page
    Given Clara has signed in
    And she has gone to "Tags"
    And she sees "1–25 of 33"
    When she searches the command palette for "new"
    And she chooses "New item in Tags" in the command palette
    Then she is at a new item of "tags"

  Scenario: What can be done anywhere
    Given Clara has signed in
    When she searches the command palette for "sign out"
    And she chooses "Sign out" in the command palette
    Then she is at the sign-in page

  Scenario: What is for others is not offered
    Given Jun has signed in
    When he searches the command palette for "subscr"
    Then he finds nothing in the command palette
    And he sees the message "Nothing found"

  Scenario: What can be done with the open item
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When she searches the command palette for "discard"
    And she chooses "Discard changes" in the command palette
    Then "name" is "railways"
    When she searches the command palette for "delete this"
    And she chooses "Delete this item" in the command palette
    Then she sees the message "Delete this item?"

  Scenario: What cannot be done says why
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    When she searches the command palette for "save and stay"
    Then she finds "Save and stay" disabled in the command palette: "There is nothing to save"

  Scenario: Unfinished work
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    And the page crashes
    And she has gone to "Sections"
    When she searches the command palette for "go on"
    And she chooses "Go on with Tags 3" in the command palette
    Then she is at item "3" of "tags"
    And she is offered unsaved changes of "Name"
