@browser
Feature: Keyboard shortcuts

  Scenario: A dialog lists the keyboard shortcuts by place
    Given Clara has signed in
    When she opens the keyboard shortcuts
    Then there are shortcuts for "Everywhere", among them "Command palette, Keyboard shortcuts, Go to the latest notification"
    And there are shortcuts for "Lists", among them "Search the list, Select all on this page, Clear selection, Copy selected rows"
    And there are shortcuts for "Items", among them "Save and stay, Save and create new"

  Scenario: The command palette opens the list of shortcuts
    Given Clara has signed in
    When she searches the command palette for "shortcuts"
    And she chooses "Keyboard shortcuts" in the command palette
    Then there are shortcuts for "Table", among them "Move between cells or cards, Edit a cell"
