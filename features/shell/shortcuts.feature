@browser
Feature: Keyboard shortcuts

  Scenario: A dialog lists the keyboard shortcuts
    Given Clara has signed in
    When she opens the keyboard shortcuts
    Then there are shortcuts for "Command palette, Keyboard shortcuts, Save and stay, Save and create new"

  Scenario: The command palette opens the list of shortcuts
    Given Clara has signed in
    When she searches the command palette for "shortcuts"
    And she chooses "Keyboard shortcuts" in the command palette
    Then there are shortcuts for "Command palette, Keyboard shortcuts, Save and stay, Save and create new"
