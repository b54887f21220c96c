Feature: Field groups

  Background:
    Given Clara has signed in

  @browser
  Scenario: A group starts closed by its options and opens
    When she goes to "Landing Page"
    Then the group "Appearance" is closed
    When she opens the group "Appearance"
    Then the group "Appearance" is open
    And "show_events" is switched on

  @memory @browser
  Scenario: A field in a group is edited and saved
    When she goes to "Landing Page"
    And she opens the group "Appearance"
    And she chooses "Clear value" in the menu of "accent_color"
    Then "accent_color" is marked as edited
    When she saves and stays
    Then she sees the message "Item saved"
    And "accent_color" is not marked as edited
