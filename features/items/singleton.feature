@memory
Feature: Singleton collection
  A singleton collection opens as a form instead of a list.

  Background:
    Given Clara has signed in
    And she has gone to "Landing Page"

  Scenario: A singleton opens as a form
    Then she is at the form "landing_page"
    And the heading is "Landing Page"
    And "headline" is "Places worth the slow way"

  @browser
  Scenario: Saving a singleton stays at the form
    When she changes "headline" to "Places worth the last boat"
    And she saves
    Then she sees the message "Item saved"
    And she is at the form "landing_page"
    And she cannot save: "There is nothing to save"

  Scenario: A singleton has no item address
    When she opens the address "/collections/landing_page/1"
    Then she is at the not-found page
