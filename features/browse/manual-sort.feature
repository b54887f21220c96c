Feature: Manual sorting

  @memory
  Scenario: A sorted list is switched to manual order
    Given Clara has signed in
    And she has gone to "Sections"
    When she sorts by "Name"
    And she sorts by manual order
    Then the first items are "1, 2, 3, 4"

  @memory @browser
  Scenario: A row is moved down and up with the keyboard
    Given Clara has signed in
    And she opens "Sections" in manual order
    When she moves the row "1" by 2 with the keyboard
    Then the first items are "2, 3, 1, 4"
    When she moves the row "4" by -3 with the keyboard
    Then the first items are "4, 2, 3, 1"

  @memory
  Scenario: A cancelled keyboard move leaves the order unchanged
    Given Clara has signed in
    And she opens "Sections" in manual order
    When she moves the row "1" by 2 with the keyboard and cancels
    Then the first items are "1, 2, 3, 4"

  @memory @browser
  Scenario: A row is moved by dragging
    Given Clara has signed in
    And she opens "Sections" in manual order
    When she drags the row "5" onto the row "2"
    Then the first items are "1, 5, 2, 3, 4"

  @memory
  Scenario: The manual order is saved
    Given Clara has signed in
    And she opens "Sections" in manual order
    When she moves the row "1" by 1 with the keyboard
    And she goes to "Tags"
    And she goes to "Sections"
    Then the first items are "2, 1, 3"

  @memory
  Scenario: A row is moved to a position
    Given Clara has signed in
    And she opens "Sections" in manual order
    When she moves the row "1" to position 9
    Then the first items are "2, 3, 4"

  @memory
  Scenario: A moved row is moved back from the notification
    Given Clara has signed in
    And she opens "Sections" in manual order
    When she moves the row "1" by 2 with the keyboard
    Then the first items are "2, 3, 1, 4"
    And she sees the message "“Journeys” moved"
    When she undoes the last action
    Then the first items are "1, 2, 3, 4"

  @memory
  Scenario: A row is moved to a position on another page
    Given the tags have a manual order
    And Clara has signed in
    And she opens "Tags" in manual order
    When she moves the row "1" to position 30
    Then she sees the message "“islands” moved"
    And the first items are "2, 3, 4"
    When she goes to page 2
    Then the first items are "27, 28, 29, 30, 1, 31"
    When she undoes the last action
    Then the first items are "26, 27, 28, 29, 30, 31"

  @memory
  Scenario: A move that cannot be saved is reverted
    Given Clara has signed in
    And she opens "Sections" in manual order
    When the connection is lost
    And she moves the row "1" by 2 with the keyboard
    Then the first items are "1, 2, 3, 4"
    And she sees the message "No response from the server"

  @memory
  Scenario: Moving is disabled with a reason without permission
    Given Jun has signed in
    And he opens "Sections" in manual order
    Then he cannot move the row "1": "You don't have permission to do this"
