@memory
Feature: Save as copy
  A copy is a new item; the original is not changed.

  Background:
    Given Clara has signed in

  Scenario: Related items are copied with the item
    Given she has opened the item "3" of "Newsletters"
    When she starts a copy
    Then the summary of the copy is "One new item, and 3 related ones"
    And the related items of "links" are "Read the new issue, Find a newsagent, Write to the desk"
    When she creates the copy
    Then she sees the message "Copy created"
    And she is at item "13" of "newsletters"
    And "subject" is "The herring are back"
    When she opens the address "/collections/newsletters/3"
    And she starts a copy
    Then the summary of the copy is "One new item, and 3 related ones"

  Scenario: Related items are omitted on request
    Given she has opened the item "3" of "Newsletters"
    When she starts a copy
    And she sets "links" of the copy to be omitted
    Then the summary of the copy is "One new item"

  Scenario: A new related item that is not in the copy stays unsaved with the original
    Given she has opened the item "3" of "Newsletters"
    When she starts a new row of the list "links"
    And she changes "label" to "Visit the archive" in the drawer
    And she changes "url" to "https://northlight.example/archive" in the drawer
    And she confirms the drawer
    And she starts a copy
    And she sets "links" of the copy to be omitted
    And she creates the copy
    Then she sees the message "Copy created. What is not in it stays here, unsaved."
    And she is at item "3" of "newsletters"
    And the list "links" begins with "Visit the archive"

  @browser
  Scenario: Single related items are left out on request
    Given she has opened the item "3" of "Newsletters"
    When she starts a copy
    And she leaves "Find a newsagent" of "links" out of the copy
    Then the summary of the copy is "One new item, and 2 related ones"
    When she creates the copy
    Then she is at item "13" of "newsletters"
    And the list "links" shows "Read the new issue, Write to the desk"

  @browser
  Scenario: Unsaved changes go into the copy only
    Given she has opened the item "3" of "Newsletters"
    And she has changed "subject" to "The herring have gone"
    When she starts a copy
    And she creates the copy
    Then she is at item "13" of "newsletters"
    And "subject" is "The herring have gone"
    When she opens the address "/collections/newsletters/3"
    Then "subject" is "The herring are back"

  Scenario: A duplicate unique value is corrected in the copy dialog
    Given she has opened the item "3" of "Tags"
    When she starts a copy
    And she changes "name" of the copy to "ferries"
    And she creates the copy
    Then she is at item "3" of "tags"
    When she changes "name" of the copy to "steam"
    And she creates the copy
    Then she sees the message "Copy created"
    And "name" is "steam"
