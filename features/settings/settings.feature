@memory @browser
Feature: Settings

  Scenario: The settings lead to their first area
    Given Ines has signed in
    When she opens the address "/settings"
    Then the address is "/settings/data-model"

  Scenario: An unknown settings page is not found
    Given Ines has signed in
    When she opens the address "/settings/weather"
    Then she is at the not-found page

  Scenario Outline: Only administrators open the settings
    Given Clara has signed in
    When she opens the address "<address>"
    Then she is at the not-found page

    Examples:
      | address                       |
      | /settings/project             |
      | /settings/presets             |
      | /settings/presets/+           |
      | /settings/webhooks            |
      | /settings/data-model          |
      | /settings/data-model/+        |
      | /settings/data-model/articles |
