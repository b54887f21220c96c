Feature: Validation errors

  Background:
    Given Clara has signed in

  @memory
  Scenario: Missing required values are reported before sending
    Given she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she saves
    Then nothing is sent
    And "slug" has the error "Value is required"

  @memory
  Scenario: Saving again sends the item, and the server decides
    Given she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she saves
    And she saves
    Then "slug" has the error "Value is required"
    And she is at a new item of "tags"

  @memory @browser
  Scenario: The error summary names all invalid fields
    Given she has started a new item of "Authors"
    When she changes "city" to "Leverburgh"
    And she saves
    Then the error summary names: First Name, Last Name
    And she sees the message "Not saved: 2 fields need attention"

  @browser
  Scenario: The error summary focuses a field
    Given she has started a new item of "Authors"
    When she changes "city" to "Leverburgh"
    And she saves
    And she follows the error summary to "Last Name"
    Then "last_name" has the focus
