@browser
Feature: Keyboard shortcuts

  Scenario: All of them in one place
    Given Clara has signed in
    When she asks for the shortcuts
    Then there are shortcuts for "Command palette, Keyboard shortcuts, Save and stay, Save and create new"

  Scenario: Found in the palette, too
    Given Clara has signed in
    When she looks for "shortcuts"
    And she takes "Keyboard shortcuts"
    Then there are shortcuts for "Command palette, Keyboard shortcuts, Save and stay, Save and create new"
