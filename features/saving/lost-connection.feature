@memory
Feature: Lost connection
  Unsaved changes survive a lost connection.

  Scenario: Saving without a connection keeps the edits and reports the failure
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When the connection is lost
    And she saves
    Then she sees the message "The server can't be reached"
    And she is at item "3" of "tags"
    And "name" is "rails"
    And she can save

  @browser @server
  Scenario: Saving succeeds when the connection is restored
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When the connection is lost
    And she saves
    Then she sees the message "The server can't be reached"
    When the connection is restored
    And she saves
    Then she is at the list "tags"
    And the item "3" has the "Name" "rails"

  Scenario: Creating without a connection keeps the form
    Given Clara has signed in
    And she has started a new item of "Tags"
    And she has changed "name" to "volcanoes"
    And she has changed "slug" to "volcanoes"
    When the connection is lost
    And she saves
    Then she sees the message "No response from the server"
    And she is at a new item of "tags"
    And "name" is "volcanoes"

  Scenario: Deleting without a connection keeps the item open
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And "name" is "railways"
    When the connection is lost
    And she deletes the item
    Then she sees the message "No response from the server"
    And she is at item "3" of "tags"

  @browser @server
  Scenario: Opening the application without a connection offers a retry
    Given the server cannot be reached
    When Clara opens the address "/collections/tags"
    Then she is at the connection error page
    When the connection is restored
    And she tries again
    And Clara signs in
    Then she is at the list "tags"
