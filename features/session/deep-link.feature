@memory
Feature: Deep links
  A link opens its page, after sign-in where needed.

  Scenario: A link to a list opens the list after sign-in
    When Clara opens the address "/collections/tags"
    Then she is at the sign-in page
    When Clara signs in
    Then she is at the list "tags"

  @browser
  Scenario: A link to an item opens the item after sign-in
    When Clara opens the address "/collections/tags/3"
    And Clara signs in
    Then she is at item "3" of "tags"
    And "name" is "railways"

  @browser
  Scenario: A reload stays at the same page
    Given Clara has signed in
    When she opens the address "/collections/tags/3"
    And she reloads the page
    Then she is at item "3" of "tags"
    And "name" is "railways"

  Scenario: A link to a missing collection is not found
    Given Clara has signed in
    When she opens the address "/collections/recipes"
    Then she is at the not-found page

  Scenario: A link to a forbidden collection is not found
    Given Clara has signed in
    When she opens the address "/collections/subscribers"
    Then she is at the not-found page

  Scenario: A link to a missing item is reported
    Given Clara has signed in
    When she opens the address "/collections/tags/999"
    Then she sees the message "Item not found, or no access"

  Scenario: A link to a system collection leads to its page
    Given Ines has signed in
    When she opens the address "/collections/directus_users"
    Then the address is "/users"
