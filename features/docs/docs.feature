Feature: The documentation

  @browser
  Scenario: The documentation opens at its introduction
    Given Clara has signed in
    When she opens the address "/docs"
    Then the address is "/docs/getting-started/introduction/"

  @browser
  Scenario: A group opens at its first page
    Given Clara has signed in
    When she opens the address "/docs/guides"
    Then the address is "/docs/guides/editing/browse/"

  @browser
  Scenario: The command palette finds pages of the documentation
    Given Clara has signed in
    When she searches the command palette for "many items"
    Then she finds "Change many items" in the command palette
