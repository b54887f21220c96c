@browser
Feature: Keyboard shortcuts

  Scenario: All of them in one place
    Given Clara has signed in
    When she opens the keyboard shortcuts
    Then there are shortcuts for "Command palette, Keyboard shortcuts, Save and stay, Save and create new"

  Scenario: Found in the palette, too
    Given Clara has signed in
    When she searches the command palette for "shortcuts"
    And she chooses "Keyboard shortcuts" in the command palette
    Then there are shortcuts for "Command palette, Keyboard shortcuts, Save and stay, Save and create new"
