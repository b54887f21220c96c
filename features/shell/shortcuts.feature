@browser
Feature: Keyboard shortcuts

  Scenario: A dialog lists the keyboard shortcuts of the open item
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens the keyboard shortcuts
    Then there are shortcuts for "Command palette, Keyboard shortcuts, Go to the latest notification, Save and stay, Save and create new"

  Scenario: A dialog lists the keyboard shortcuts of the open table
    Given Clara has signed in
    And she has gone to "Articles"
    When she opens the keyboard shortcuts
    Then there are shortcuts for "Command palette, Keyboard shortcuts, Go to the latest notification, Select all on this page, Clear selection, Copy selected rows"

  Scenario: The command palette opens the list of shortcuts
    Given Clara has signed in
    When she searches the command palette for "shortcuts"
    And she chooses "Keyboard shortcuts" in the command palette
    Then there are shortcuts for "Command palette, Keyboard shortcuts, Go to the latest notification"
