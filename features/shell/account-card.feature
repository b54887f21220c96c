@browser
Feature: Account card

  Scenario: Hovering over the own picture shows the account card
    Given Clara has signed in
    When she hovers over her own picture
    Then she sees "Clara Voss" on her account card
    And she sees "clara.voss@northlight.example" on her account card
    And she sees "Editor" on her account card
