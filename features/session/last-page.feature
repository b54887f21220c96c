Feature: Coming back to the page of last time

  @memory @browser
  Scenario: Who signs in again begins where they stopped
    Given Clara has signed in
    When she goes to "Sections"
    And she waits for a moment
    And she signs out
    And Clara signs in
    Then she is at the list "sections"

  @memory
  Scenario: An item is a page as well
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    When she waits for a moment
    And she signs out
    And Clara signs in
    Then she is at item "3" of "tags"

  @memory
  Scenario: Everybody has a last page of their own
    Given Clara has signed in
    When she goes to "Sections"
    And she waits for a moment
    And she signs out
    And Jun signs in
    Then he is at the overview

  @memory
  Scenario: A page that somebody only passes by does not count
    Given Clara has signed in
    And she has gone to "Sections"
    When she opens "Tags" only briefly
    And she signs out
    And Clara signs in
    Then she is at the list "sections"

  @memory
  Scenario: Nobody hears of a visit that could not be noted
    Given Clara has signed in
    When she goes to "Sections"
    And the connection is lost
    And she goes to "Tags"
    Then she does not see the message "No answer from the server"
    When the connection is restored
    And she signs out
    And Clara signs in
    Then she is at the list "sections"
