@browser
Feature: Who somebody is

  Scenario: More about oneself, after a moment on one's own picture
    Given Clara has signed in
    When she hovers over her own picture
    Then she sees "Clara Voss" on her account card
    And she sees "clara.voss@northlight.example" on her account card
    And she sees "Editor" on her account card
