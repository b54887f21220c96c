@browser
Feature: Things to try in the demonstration
  The overview of the demonstration offers an administrator things to try, and its reset.

  Scenario: An administrator reads a comment that mentions her, and resets the demonstration
    When the visitor opens the address "/login"
    And Ines signs in
    Then she is at the overview
    When she tries "Answer Clara, who mentions you in a comment" in the demonstration
    Then the newest comment is "Clara Voss: @Ines Halloran is the new title final? The cover goes to print tonight."
    When she opens the address "/collections"
    And she resets the demonstration
    Then she sees the message "Demo reset"
    And she sees the message "Signed out"
