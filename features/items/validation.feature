Feature: What is refused, and how one finds it

  Background:
    Given Clara has signed in

  @memory
  Scenario: What a new item lacks is told before it is sent
    Given she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she saves
    Then nothing is sent
    And "slug" has the error "Value is required"

  @memory
  Scenario: The server has the last word on what is required
    Given she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she saves
    And she saves
    Then "slug" has the error "Value is required"
    And she is at a new item of "tags"

  @memory @browser
  Scenario: All that is missing is named at once
    Given she has started a new item of "Authors"
    When she changes "city" to "Leverburgh"
    And she saves
    Then the error summary names: First Name, Last Name
    And she sees the message "Not saved: 2 fields need attention"

  @browser
  Scenario: The summary leads to the field
    Given she has started a new item of "Authors"
    When she changes "city" to "Leverburgh"
    And she saves
    And she follows the error summary to "Last Name"
    Then "last_name" has the focus
