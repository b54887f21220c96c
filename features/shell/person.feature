@browser
Feature: Who somebody is

  Scenario: More about oneself, after a moment on one's own picture
    Given Clara has signed in
    When she looks at her own picture
    Then she reads "Clara Voss" about herself
    And she reads "clara.voss@northlight.example" about herself
    And she reads "Editor" about herself
