@memory
Feature: Coming by a link
  An address that a colleague has sent leads to its page, with the sign-in on the way where it is needed.

  Scenario: A link to a list asks for the sign-in first and then leads there
    When Clara opens the address "/collections/tags"
    Then she is at the sign-in page
    When Clara signs in
    Then she is at the list "tags"

  @browser
  Scenario: A link to an item leads to the item
    When Clara opens the address "/collections/tags/3"
    And Clara signs in
    Then she is at item "3" of "tags"
    And "name" is "railways"

  @browser
  Scenario: Loading the page again stays in place
    Given Clara has signed in
    When she opens the address "/collections/tags/3"
    And she reloads the page
    Then she is at item "3" of "tags"
    And "name" is "railways"

  @browser
  Scenario: A link to a collection that is not there
    Given Clara has signed in
    When she opens the address "/collections/recipes"
    Then she is at the not-found page

  Scenario: A link to a collection that is for others
    Given Clara has signed in
    When she opens the address "/collections/subscribers"
    Then she is at the not-found page

  Scenario: A link to an item that is not there
    Given Clara has signed in
    When she opens the address "/collections/tags/999"
    Then she sees the message "The item could not be loaded"

  Scenario: The collections of the platform itself are no content
    Given Ines has signed in
    When she opens the address "/collections/directus_users"
    Then she is at the not-found page
