@memory
Feature: A collection of one item
  The front page of the website is one item: its collection opens as a form.

  Background:
    Given Clara has signed in
    And she has gone to "Landing Page"

  Scenario: It opens as a form
    Then she is at the form "landing_page"
    And the heading is "Landing Page"
    And "headline" is "Places worth the slow way"

  @browser
  Scenario: Saving stays at the form
    When she changes "headline" to "Places worth the last boat"
    And she saves
    Then she sees the message "Item updated"
    And she is at the form "landing_page"
    And she cannot save: "There is nothing to save"

  Scenario: There is no item with an address of its own
    When she opens the address "/collections/landing_page/1"
    Then she is at the not-found page
